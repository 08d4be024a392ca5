@echo off
rem Kriegsspiel Studio's launcher for Windows. Needs a JDK 17 or newer and Maven on the path.
rem   studio          opens the studio
rem   studio verify   builds everything and runs the tests
rem   studio help     lists all commands
rem It builds once; remove editor\cli\target\studio to have it built anew.
setlocal
set "ROOT=%~dp0"
set "STATE=%ROOT%.studio"
set "JAR=%ROOT%editor\cli\target\studio\studio.jar"
where java >nul 2>nul || (echo studio: no Java found. Install a JDK 17 or newer, then start again. 1>&2 & exit /b 2)
for /f "tokens=3" %%v in ('java -version 2^>^&1 ^| find "version"') do for /f "delims=.-" %%m in ("%%~v") do if %%m LSS 17 (echo studio: Java %%~v is too old. Install a JDK 17 or newer, then start again. 1>&2 & exit /b 2)
if "%~1"=="verify" goto verify
if "%~1"=="fuzz" (echo studio: fuzz runs under Linux and macOS only. 1>&2 & exit /b 2)
if "%~1"=="package" (echo studio: package runs under Linux and macOS only. 1>&2 & exit /b 2)
if "%~1"=="mutate" (echo studio: mutate runs under Linux and macOS only. 1>&2 & exit /b 2)
if "%~1"=="cluster-get" (echo studio: cluster-get runs under Linux and macOS only. 1>&2 & exit /b 2)
if "%~1"=="cluster-test" (echo studio: cluster-test runs under Linux and macOS only. 1>&2 & exit /b 2)
if not exist "%JAR%" call :build || exit /b 2
rem The window gives memory back that it does not need, and takes no more than 2 GB unless JAVA_TOOL_OPTIONS says how much.
set "MEMORY="
if "%~1"=="" set "MEMORY=yes"
if "%~1"=="edit" set "MEMORY=yes"
if defined MEMORY set "MEMORY=-XX:+UseG1GC -XX:G1PeriodicGCInterval=10000 -XX:MinHeapFreeRatio=10 -XX:MaxHeapFreeRatio=30"
if defined MEMORY (echo "%JAVA_TOOL_OPTIONS%" | find "-Xmx" >nul || set "MEMORY=-Xmx2g %MEMORY%")
java %MEMORY% -Dfile.encoding=UTF-8 "-Dstudio.state=%STATE%" "-DEPSG-HSQL.directory=%STATE%\epsg" -jar "%JAR%" %*
exit /b %ERRORLEVEL%

:verify
call :maven clean verify
exit /b %ERRORLEVEL%

:build
echo studio: building, this once ... 1>&2
call :maven -q -Pplain -Dmaven.test.skip=true -Dspotless.check.skip package
exit /b %ERRORLEVEL%

:maven
where mvn >nul 2>nul || (echo studio: no Maven found. Install Maven 3.8 or newer, then start again. 1>&2 & exit /b 2)
pushd "%ROOT%"
call mvn -B -ntp %*
set RESULT=%ERRORLEVEL%
popd
exit /b %RESULT%
